import { icon } from './icon.tsx'

export const AlertIcon = icon(<path d="M12 4 21 19.5H3zM12 10v4M12 16.8v.2" />)
export const CalendarIcon = icon(<path d="M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4" />)
export const CarIcon = icon(
  <path d="M3 16.5v-4l2-1 2.2-4.2a1.5 1.5 0 0 1 1.3-.8h6a1.5 1.5 0 0 1 1.2.6L18.5 11l2 .7a1 1 0 0 1 .7 1v3.8h-2M9.5 16.5h5M3 16.5h1.5M6 11.3h12.5M7 14.7a2 2 0 1 0 .01 0M17 14.7a2 2 0 1 0 .01 0" />,
)
export const CheckIcon = icon(<path d="M5 12.5 10 17.5 19.5 7" />)
export const ChevronDownIcon = icon(<path d="M6 9.5 12 15.5 18 9.5" />)
export const ChevronLeftIcon = icon(<path d="M14.5 6 8.5 12 14.5 18" />)
export const ChevronRightIcon = icon(<path d="M9.5 6 15.5 12 9.5 18" />)
export const ClockIcon = icon(<path d="M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3 2" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />)
export const EditIcon = icon(
  <path d="M4 20l1-4.5L15.5 5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM13.5 7l3.5 3.5" />,
)
export const FilterIcon = icon(<path d="M4 5.5h16L14 13v5.5l-4 2V13z" />)
export const FuelIcon = icon(
  <path d="M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 5v15.5M3.5 20.5h12M7.5 7h4v4h-4zM14 12.5h1.5A1.5 1.5 0 0 1 17 14v3a1.7 1.7 0 0 0 3.5 0V9L17.5 6" />,
)
export const GearIcon = icon(
  <path d="M12 8.8a3.2 3.2 0 1 0 .01 0M10.2 3.5h3.6l.6 2.5 1.7 1 2.5-.7 1.8 3.1-1.9 1.8v1.8l1.9 1.8-1.8 3.1-2.5-.7-1.7 1-.6 2.3h-3.6l-.6-2.3-1.7-1-2.5.7-1.8-3.1L5.5 13v-1.800L3.6 9.4l1.8-3.1 2.5.7 1.7-1z" />,
)
export const GearboxIcon = icon(
  <path d="M6 5.5a1.5 1.5 0 1 0 .01 0M12 5.5a1.5 1.5 0 1 0 .01 0M18 5.5a1.5 1.5 0 1 0 .01 0M6 18.5a1.5 1.5 0 1 1 .01 0M12 18.5a1.5 1.5 0 1 1 .01 0M6 8.5v7M12 8.5v7M18 8.5V12H6" />,
)
export const LogoutIcon = icon(
  <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M9.5 12H20M16 8l4 4-4 4" />,
)
export const LuggageIcon = icon(
  <path d="M5.5 8h13A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-8A1.5 1.5 0 0 1 5.5 8zM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8 8v11M16 8v11" />,
)
export const MailIcon = icon(
  <path d="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7l8.5 6.5L20.5 7" />,
)
export const MapPinIcon = icon(
  <path d="M12 21c-4.5-4.5-7-7.8-7-11a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11zM12 7.5a2.5 2.5 0 1 0 .01 0" />,
)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const PhoneIcon = icon(
  <path d="M6.5 3.5h2.8l1.4 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.4v2.8a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const RouteIcon = icon(
  <path d="M6 15.5a2.5 2.5 0 1 0 .01 0M18 3.5a2.5 2.5 0 1 0 .01 0M8.5 18H16a3 3 0 0 0 0-6H8.5a3 3 0 0 1 0-6h7" />,
)
export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5" />)
export const SeatIcon = icon(
  <path d="M7 3.5h3a1.5 1.5 0 0 1 1.5 1.2L13 13h4.5a1.5 1.5 0 0 1 1.5 1.5V18M7 3.5 8.7 15.3A2 2 0 0 0 10.7 17H19M10.5 17v3.5M17.5 18v2.5M13 9.5h4" />,
)
export const StarIcon = icon(<path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />)
export const SwapIcon = icon(<path d="M7 4.5v14M3.5 15 7 18.5 10.5 15M17 19.5v-14M13.5 9 17 5.5 20.5 9" />)
export const TrashIcon = icon(<path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v6M14 10.5v6" />)
export const UploadIcon = icon(<path d="M12 15.5v-11M7 9l5-5 5 5M4.5 20h15" />)
export const UserIcon = icon(<path d="M12 4a4 4 0 1 0 .01 0M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />)
export const UsersIcon = icon(
  <path d="M9 5a3.5 3.5 0 1 0 .01 0M2.5 19.5c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.6 3.7 2.4 4 5.2" />,
)
