export default function Layout({ children }) {
  return (
    <html lang="en" data-theme="market">
      <body>{children}</body>
    </html>
  );
}
