// Runs in the browser beside all pages: says that it is one's turn, and opens the table that waits.
"use strict";

self.addEventListener("push", (event) => {
  const { text, url } = event.data.json();
  const notice = { body: text, tag: url, data: url, icon: "/static/icon.svg" };  // a later one of the table replaces it
  event.waitUntil(self.registration.showNotification("Railhead", notice));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
