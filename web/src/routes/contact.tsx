import { ContactForm } from "#features/contact/contact-form.tsx";
import { ContactPage } from "#features/marketing/contact-page.tsx";

/** `/contact` */
export function Component() {
  return <ContactPage form={<ContactForm />} />;
}
