import { Picture } from 'shared-ui'
import { BESIDE_FORM } from '../../components/picture-sizes.ts'
import { packagePageTexts } from '../../texts/package-page.ts'
import type { TravelPackage } from './package-filter.ts'
import classes from './package-gallery.module.css'

/** A third of the room beside the form; on a phone, of the page. */
const SMALL = '(min-width: 62em) 11rem, 30vw'

/** The pictures of a package: the first large, the others in rows below it. */
export function PackageGallery({ travelPackage }: { travelPackage: TravelPackage }) {
  const { name, imageUrl, pictures, pictureTexts } = travelPackage
  if (!imageUrl) return null
  return (
    <div className={classes.gallery}>
      <Picture src={imageUrl} alt={pictureTexts[0] || name} sizes={BESIDE_FORM} eager className={classes.picture} />
      {pictures.map((url, at) => (
        <Picture
          key={url}
          src={url}
          alt={pictureTexts[at + 1] || packagePageTexts().picture({ name, number: at + 2 })}
          sizes={SMALL}
          className={classes.picture}
        />
      ))}
    </div>
  )
}
