import { Suspense, lazy, memo } from 'react'
import type { Media } from '../../../../payload-types'
import { Scene } from '../../../components/drawings/Scene'
import { labelOf, pictureKeyOf, uploadOf } from './slidePictures'
import type { Slide } from './slide.types'

const load = () => import('../../../components/ui/Image')

/** Most home pages show drawings alone: what draws an uploaded picture in the browser comes when there is one. */
const Image = import.meta.env.SSR
  ? (await load()).Image
  : lazy(async () => ({ default: (await load()).Image }))

/** Memoised: until its script is there, what the server rendered stays. */
const Upload = memo(({ image }: { image: Media }) => (
  <Suspense>
    <Image
      image={image}
      sizes="(width < 64rem) 100vw, 46rem"
      className="aspect-[56/34] w-full object-cover"
    />
  </Suspense>
))

/**
 * The picture of the headline that is shown. One that belongs to several headlines is there once. Those after the first
 * are hidden, and not loaded, until the starter finds that they may be.
 */
export const HeroPictures = ({ slides }: { slides: Slide[] }) => {
  const [first] = slides
  if (!first) return null
  const pictures = new Map(slides.map((slide) => [pictureKeyOf(slide), slide]))
  return (
    <div role="img" aria-label={labelOf(first)} className="grid" suppressHydrationWarning>
      {[...pictures].map(([key, slide], index) => {
        const image = uploadOf(slide)
        return (
          <div
            key={key}
            hidden={index > 0}
            data-picture={key}
            data-shown={index === 0 || undefined}
            className="col-start-1 row-start-1 opacity-0 transition-opacity duration-500 data-shown:opacity-100"
            suppressHydrationWarning
          >
            {image ? <Upload image={image} /> : <Scene id={key} isLater={index > 0} />}
          </div>
        )
      })}
    </div>
  )
}
