import { Home, metadataOf, readFresh } from "../../../parts/home.jsx";

// Drawn for every visit from a site that is in memory after the first one.
export const dynamic = "force-dynamic";
const sites = new Map();

async function known(username) {
  if (!sites.has(username)) sites.set(username, await readFresh(username));
  return sites.get(username);
}

export async function generateMetadata({ params }) {
  return metadataOf(await known((await params).username));
}

export default async function Page({ params }) {
  return <Home site={await known((await params).username)} />;
}
