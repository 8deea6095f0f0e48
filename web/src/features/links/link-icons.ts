import type { Link } from "@awning/domain/link";
import { Globe, Heading, type LucideIcon, Mail, MessageCircle, MessageSquareText, Phone } from "lucide-react";

/** What leads a link that has no picture. */
export const LINK_ICONS: Record<Link["type"], LucideIcon> = {
  web: Globe,
  email: Mail,
  phone: Phone,
  sms: MessageSquareText,
  whatsapp: MessageCircle,
  heading: Heading,
};
export const LINK_KIND_WORDS: Record<Link["type"], string> = {
  web: "Web address",
  email: "Mail address",
  phone: "Phone number",
  sms: "Text message",
  whatsapp: "WhatsApp",
  heading: "Heading",
};
