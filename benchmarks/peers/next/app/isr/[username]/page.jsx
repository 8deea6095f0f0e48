import { Home, metadataOf, readKept } from "../../../parts/home.jsx";

// Drawn at the first visit and served from Next's cache from then on.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }) {
  return metadataOf(await readKept((await params).username));
}

export default async function Page({ params }) {
  return <Home site={await readKept((await params).username)} />;
}
