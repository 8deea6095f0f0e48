import { Home, metadataOf, readFresh } from "../../../parts/home.jsx";

// Read and drawn for every visit.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }) {
  return metadataOf(await readFresh((await params).username));
}

export default async function Page({ params }) {
  return <Home site={await readFresh((await params).username)} />;
}
