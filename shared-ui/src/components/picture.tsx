const WIDTHS = [320, 640, 960, 1280]
const STORED = /^(\/uploads\/[\w-]+)\/\d+\.webp$/

/**
 * The sizes in which the server keeps an uploaded picture, as a `srcset`; undefined for a picture of another origin.
 */
function pictureSources(imageUrl: string): string | undefined {
  const folder = STORED.exec(imageUrl)?.[1]
  return folder && WIDTHS.map((width) => `${folder}/${width}.webp ${width}w`).join(', ')
}

type Props = {
  src: string
  alt: string
  /** How wide it is shown, as of the `sizes` attribute of `img`. */
  sizes: string
  /** The first picture of a page loads immediately, the others near the window. */
  eager?: boolean
  className?: string
}

/** A 3:2 picture in the size that it needs; its space is reserved while it loads. */
export function Picture({ src, alt, sizes, eager = false, className }: Props) {
  return (
    <img
      src={src}
      srcSet={pictureSources(src)}
      sizes={sizes}
      alt={alt}
      width={960}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={className}
    />
  )
}
