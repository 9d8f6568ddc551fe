import { icon } from './icon.tsx'

export const EditIcon = icon(
  <path d="M4 20l1-4.500L15.5 5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.500L8.5 19zM13.5 7l3.5 3.5" />,
)
export const FilterIcon = icon(<path d="M4 5.500h16L14 13v5.500l-4 2V13z" />)
export const LogoutIcon = icon(
  <path d="M10 4H5.500A1.5 1.5 0 0 0 4 5.500v13A1.5 1.5 0 0 0 5.5 20H10M9.5 12H20M16 8l4 4-4 4" />,
)
export const TrashIcon = icon(
  <path d="M4.5 6.500h15M9.5 6.500V4h5v2.500M6.5 6.500l.8 13.500h9.400l.8-13.500M10 10.500v6M14 10.500v6" />,
)
export const UploadIcon = icon(<path d="M12 15.500v-11M7 9l5-5 5 5M4.5 20h15" />)
