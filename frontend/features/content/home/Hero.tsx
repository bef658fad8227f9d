import { createElement } from 'react'
import type { Home } from '../../../../payload-types'
import { ButtonLink } from '../../../components/ui/Button'
import { Icon } from '../../../components/ui/Icon'
import { paths } from '../../../paths'
import { Headline } from './Headline'
import { HeroPictures } from './HeroPictures'
import { SearchBox } from './SearchBox'

/** Shown by the starter to those whose headlines turn. */
const PauseButton = () => (
  <button
    type="button"
    hidden
    className="absolute end-0 bottom-0 grid size-11 place-items-center bg-paper text-ink-soft hover:text-ink"
    data-starter="pause"
    suppressHydrationWarning
  >
    <span className="in-data-paused:hidden">
      <Icon name="pause" className="size-4" />
      <span className="sr-only">Pause the rotation</span>
    </span>
    <span className="hidden in-data-paused:block">
      <Icon name="play" className="size-4" />
      <span className="sr-only">Play the rotation</span>
    </span>
  </button>
)

/** The headlines take turns, each with its picture: the starter's element shows one after another. */
export const Hero = ({ hero }: { hero: NonNullable<Home['hero']> }) => {
  const slides = hero.headlines ?? []
  return (
    <section aria-label="Welcome" className="border-b border-rule-strong">
      {createElement(
        'headline-rotation',
        { class: 'block', suppressHydrationWarning: true },
        <div className="wrap grid items-center gap-x-gap gap-y-6 py-8 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="lg:pe-4">
            <Headline slides={slides} />
            {hero.text && <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">{hero.text}</p>}
            <p className="mt-7">
              <ButtonLink to={paths.membership.join.build()} tone="main" className="min-h-12 px-7 text-lg">
                {hero.joinLabel || 'Join Today'}
              </ButtonLink>
            </p>
            <SearchBox />
          </div>
          <div className="relative max-w-[38rem] max-lg:order-first lg:-me-4 lg:max-w-none">
            <HeroPictures slides={slides} />
            <PauseButton />
          </div>
        </div>,
      )}
    </section>
  )
}
