import { Suspense, lazy, memo, useEffect, useState } from 'react'
import type { Media } from '../../../payload-types'
import { Scene } from '../../components/drawings/Scene'
import { classNames } from '../../lib/classNames'
import type { Slide } from './slide.types'

/** The later pictures are asked for when the page has long been painted. */
const LATER_MS = 2500

const load = () => import('../../components/ui/Image')

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

const uploadOf = ({ picture }: Slide): Media | undefined =>
  typeof picture === 'object' ? (picture ?? undefined) : undefined

const keyOf = (slide: Slide): string => uploadOf(slide)?.id ?? slide.drawing ?? ''

export interface HeroPicturesProps {
  slides: Slide[]
  /** Which of them is shown. */
  turn: number
  canMove: boolean
}

/** The picture of the headline that is shown. One that belongs to several headlines is there once. */
export const HeroPictures = ({ slides, turn, canMove }: HeroPicturesProps) => {
  const [areAllThere, setAreAllThere] = useState(false)
  useEffect(() => {
    if (!canMove || areAllThere) return
    const timer = setTimeout(() => setAreAllThere(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [canMove, areAllThere])
  const shown = slides[turn]
  if (!shown) return null
  const pictures = new Map(slides.map((slide) => [keyOf(slide), slide]))
  return (
    <div role="img" aria-label={uploadOf(shown)?.alt ?? shown.drawingLabel ?? ''} className="grid">
      {[...pictures].slice(0, areAllThere ? undefined : 1).map(([key, slide]) => {
        const image = uploadOf(slide)
        return (
          <div
            key={key}
            className={classNames(
              'col-start-1 row-start-1 transition-opacity duration-500',
              key === keyOf(shown) ? 'opacity-100' : 'opacity-0',
            )}
          >
            {image ? <Upload image={image} /> : <Scene id={key} />}
          </div>
        )
      })}
    </div>
  )
}
