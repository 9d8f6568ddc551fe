import { fileUrl } from '../api/origin.ts'
import classes from './thumbnail.module.css'

/** A picture in a table's row: the smallest of its stored sizes. It says nothing that the row's name does not. */
export function Thumbnail({ imageUrl }: { imageUrl: string }) {
  if (!imageUrl) return null
  const src = fileUrl(imageUrl.replace(/\/\d+\.webp$/, '/320.webp'))
  return <img className={classes.thumbnail} src={src} alt="" width={96} height={64} loading="lazy" />
}
