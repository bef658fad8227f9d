import type { Media } from '../../../payload-types'

export interface ImageProps {
  image: Media
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  className?: string
}

/** An uploaded picture in the width that the screen needs; AVIF for those who read it, the WebP original for others. */
export const Image = ({ image: { alt, url, width, height, sizes: variants }, sizes, className }: ImageProps) => {
  if (!url) return null
  const sources = Object.values(variants ?? {}).filter((variant) => variant.url && variant.width)
  return (
    <picture>
      {sources.length > 0 && <source type="image/avif" srcSet={sources.map((variant) => `${variant.url} ${variant.width}w`).join(', ')} sizes={sizes} />}
      <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" decoding="async" className={className} />
    </picture>
  )
}
