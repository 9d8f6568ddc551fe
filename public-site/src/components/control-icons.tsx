import { icon } from 'shared-ui'

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
