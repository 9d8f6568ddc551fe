import { icon } from 'shared-ui'

export const ShieldIcon = icon(
  <>
    <path d="M12 3 5 5.5v5.7c0 4.2 2.8 7.8 7 9.3 4.2-1.5 7-5.1 7-9.3V5.5z" />
    <path d="m9 11.8 2.2 2.2 4-4.2" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.2 2" />
  </>,
)
export const SteeringWheelIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="2" />
    <path d="M3.9 10.2 10 11.6M20.1 10.2 14 11.6M12 14v6.5" />
  </>,
)
export const SpannerIcon = icon(
  <path d="M14.6 6.4a4.2 4.2 0 0 1 5-1L16.9 8l1.1 2.5 2.6 1a4.2 4.2 0 0 1-5.5 2.6L8.2 21a2.3 2.3 0 0 1-3.3-3.2l7-6.9a4.2 4.2 0 0 1 2.7-4.5z" />,
)
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const MapPinIcon = icon(
  <>
    <path d="M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0c0 5.4 6.5 11 6.5 11z" />
    <circle cx="12" cy="10" r="2.4" />
  </>,
)
export const PhoneIcon = icon(
  <path d="M5.5 3.5h3l1.6 4.3-2 1.6a13 13 0 0 0 6.5 6.5l1.6-2 4.3 1.6v3a2 2 0 0 1-2.2 2A16 16 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2z" />,
)
export const MailIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.5 7 8.5 6.2L20.5 7" />
  </>,
)
export const PersonsIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.2" />
    <path d="M3 19.5c0-3.3 2.6-5.5 6-5.5s6 2.2 6 5.5M15.5 5.2a3.2 3.2 0 0 1 0 5.6M17.5 14.5c2.1.7 3.5 2.5 3.5 5" />
  </>,
)
export const DownloadIcon = icon(<path d="M12 4v11m0 0 4.3-4.3M12 15l-4.3-4.3M4.5 19.5h15" />)
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const RoadIcon = icon(<path d="M8.5 4 4 20M15.5 4 20 20M12 5v2.5M12 11v2.5M12 17v2.5" />)
