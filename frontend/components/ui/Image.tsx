import type { Media } from '../../../payload-types'
import { localPath } from '../../lib/localPath'

export interface ImageProps {
  image: Media
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** `eager` for what the page is about, near its top: it is fetched at once. */
  loading?: 'lazy' | 'eager'
}

/**
 * An uploaded picture in the width that the screen needs, the smallest for who saves data; AVIF for those who
 * read it, one WebP for others.
 */
export const Image = ({
  image: { alt, url, width, height, sizes: variants },
  sizes,
  className,
  loading = 'lazy',
}: ImageProps) => {
  if (!url) return null
  const { fallback, thumb: _, ...choices } = variants ?? {}
  const sources = Object.values(choices).flatMap((variant) =>
    variant.url && variant.width ? [`${localPath(variant.url)} ${variant.width}w`] : [],
  )
  return (
    <picture>
      {sources[0] && <source type="image/avif" srcSet={sources[0]} media="(prefers-reduced-data: reduce)" />}
      {sources.length > 0 && <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} />}
      <img
        src={localPath(fallback?.url ?? url)}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
