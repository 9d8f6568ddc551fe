import { Children, type ReactNode } from 'react'
import { Text } from 'shared-ui'

/** Texts below each other. */
export const Paragraphs = ({ texts }: { texts: ReactNode[] }) => Children.map(texts, (text) => <Text>{text}</Text>)
