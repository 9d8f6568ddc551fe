const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands in HTML or XML, between tags and in attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
