import { useEffect } from 'react'
import { PageLoading } from './page-loading.tsx'

/**
 * Stands for the pages of another remote than the one that the page came for. The browser asks for them anew, as a whole:
 * a visitor's page need not name the console's files, and none of them runs unchecked.
 */
export function Elsewhere() {
  useEffect(() => location.reload(), [])
  return <PageLoading />
}
