import { useState } from 'react'
import type { Home } from '../../../payload-types'
import { ButtonLink } from '../../components/ui/Button'
import { Icon } from '../../components/ui/Icon'
import { paths } from '../../paths'
import { Headline } from './Headline'
import { HeroPictures } from './HeroPictures'
import { SearchBox } from './SearchBox'
import { useRotation } from './useRotation'
import { useWantsMotion } from './useWantsMotion'

/** Source: spec.md section 9. */
const HEADLINE_MS = 4000

/**
 * The headlines take turns, each with its picture, until someone looks closer, asks for rest, or asked for
 * less motion.
 */
export const Hero = ({ hero }: { hero: NonNullable<Home['hero']> }) => {
  const canMove = useWantsMotion()
  const [isHeld, setIsHeld] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const slides = hero.headlines ?? []
  const turn = useRotation(slides.length, HEADLINE_MS, canMove && !isHeld && !isPaused)
  return (
    <section
      aria-label="Welcome"
      className="border-b border-rule-strong"
      onPointerEnter={(event) => setIsHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="wrap grid items-center gap-x-gap gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:pe-4">
          <Headline slides={slides} turn={turn} />
          {hero.text && <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">{hero.text}</p>}
          <p className="mt-7">
            <ButtonLink to={paths.membership.join.build()} tone="main" className="min-h-12 px-7 text-lg">
              {hero.joinLabel || 'Join Today'}
            </ButtonLink>
          </p>
          <SearchBox />
        </div>
        <div className="relative max-w-[38rem] max-lg:order-first lg:-me-4 lg:max-w-none">
          <HeroPictures slides={slides} turn={turn} canMove={canMove} />
          {canMove && (
            <button
              type="button"
              className="absolute end-0 bottom-0 grid size-11 place-items-center bg-paper text-ink-soft hover:text-ink"
              onClick={() => setIsPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
              <span className="sr-only">{isPaused ? 'Play the rotation' : 'Pause the rotation'}</span>
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
