import { Image } from '../ui/Image'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'

/** One picture. */
export const Picture = ({ block }: { block: BlockOf<'picture'> }) => {
  const { image, caption } = block
  if (typeof image !== 'object') return null
  const credit = image.credit ? `Picture: ${image.credit}` : undefined
  return (
    <BlockSection block={block}>
      <figure>
        <Image
          image={image}
          sizes="(width < 80rem) 100vw, 75rem"
          className="h-auto w-full border border-rule"
        />
        {(caption || credit) && (
          <figcaption className="mt-2 text-ink-soft">
            {[caption, credit].filter(Boolean).join('. ')}
          </figcaption>
        )}
      </figure>
    </BlockSection>
  )
}
