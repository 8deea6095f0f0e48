// The function `page` as it is deployed, and its first visit.
const { page } = await import(process.argv[2] ?? "");
const nothing = () => response;
const response = { on: nothing, hasHeader: () => false, writeHead: nothing, end: nothing };
await page({ method: "GET", url: "/shop-000000001", headers: {} }, response);
