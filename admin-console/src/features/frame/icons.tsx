import { icon } from 'shared-ui'

export const TodayIcon = icon(<path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15l2 2 4-4" />)
export const BookingsIcon = icon(<path d="M8.5 6.5h12M8.5 12h12M8.5 17.5h12M3.5 6.5h.01M3.5 12h.01M3.5 17.5h.01" />)
export const BoardIcon = icon(<path d="M3.5 5.5h8M8.5 12h9M13 18.5h7.5" strokeWidth="3.5" />)
export const MoneyIcon = icon(<path d="M6.5 4.5h11M6.5 9h11M6.5 4.5h3.5a4.5 4.5 0 0 1 0 9H6.5l8 6.5" />)
export const MoreIcon = icon(<path d="M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z" />)
export const CarIcon = icon(<path d="M3.5 16.5v-4l2.5-6h12l2.5 6v4zM3.5 12.5h17M6.5 16.5v2.5M17.5 16.5v2.5" />)
export const BagIcon = icon(<path d="M4 8h16v11.5H4zM9 8V4.5h6V8M4 13h16" />)
export const TagIcon = icon(<path d="M4 4h8l8 8-8 8-8-8zM8 8h.01" />)
export const FileInIcon = icon(<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 20h15" />)
export const SlidersIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4" />)
export const ShieldIcon = icon(<path d="M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2 2 4-4" />)
