import { icon } from './icon.tsx'

export const CheckIcon = icon(<path d="M5 12.5 10 17.5 19.5 7" />)
export const ClockIcon = icon(<path d="M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />)
export const MailIcon = icon(
  <path d="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7l8.5 6.5L20.5 7" />,
)
export const MapPinIcon = icon(
  <path d="M12 21c-4.5-4.5-7-7.8-7-11a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11zM12 7.5a2.5 2.5 0 1 0 .01 0" />,
)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const PhoneIcon = icon(
  <path d="M6.5 3.5h2.8l1.4 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.4v2.8a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5" />)
export const UsersIcon = icon(
  <path d="M9 5a3.5 3.5 0 1 0 .01 0M2.5 19.5c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.6 3.7 2.4 4 5.2" />,
)
