import { icon } from './icon.tsx'

export const AlertIcon = icon(<path d="M12 4 21 19.5H3zM12 10v4M12 16.8v.2" />)
export const CalendarIcon = icon(<path d="M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4" />)
export const CheckIcon = icon(<path d="M5 12.5 10 17.5 19.5 7" />)
export const ChevronDownIcon = icon(<path d="M6 9.5 12 15.5 18 9.5" />)
export const ChevronLeftIcon = icon(<path d="M14.5 6 8.5 12 14.5 18" />)
export const ChevronRightIcon = icon(<path d="M9.5 6 15.5 12 9.5 18" />)
export const ClockIcon = icon(<path d="M12 3.500a8.5 8.5 0 1 0 .01 0M12 7.500V12l3 2" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const DownloadIcon = icon(<path d="M12 4v11M7 10.500l5 5 5-5M4.5 20h15" />)
export const MapPinIcon = icon(
  <path d="M12 21c-4.5-4.5-7-7.8-7-11a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11zM12 7.500a2.5 2.5 0 1 0 .01 0" />,
)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5" />)
export const StarIcon = icon(<path d="M12 3.800l2.5 5.2 5.7.8-4.1 4 1 5.700L12 16.800l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />)
export const SwapIcon = icon(<path d="M7 4.500v14M3.5 15 7 18.5 10.5 15M17 19.500v-14M13.5 9 17 5.5 20.5 9" />)
export const UserIcon = icon(<path d="M12 4a4 4 0 1 0 .01 0M4.5 20.500c.5-4 3.5-6 7.5-6s7 2 7.5 6" />)
