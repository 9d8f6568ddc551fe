import { icon } from './icon.tsx'

export const FacebookIcon = icon(
  <path d="M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.9 2-1.9h1.7V2.8S16.4 2.5 15 2.5c-3 0-4.7 1.8-4.7 4.8v2.2H7V13h3.3v8" />,
)
export const InstagramIcon = icon(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </>,
)
export const YoutubeIcon = icon(
  <>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="m10 9.5 5 2.5-5 2.5z" />
  </>,
)
export const WhatsappIcon = icon(
  <>
    <path d="m3.5 20.5 1.2-4.2A8.5 8.5 0 1 1 8 19.4z" />
    <path d="M9 8.5c0 4 2.5 6.5 6.5 6.5l.5-2-2.2-1-1 1c-1-.4-2-1.4-2.5-2.5l1-1-1-2.2z" />
  </>,
)
