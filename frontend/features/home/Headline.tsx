import { classNames } from '../../lib/classNames'
import type { Slide } from './slide.types'

/** What follows the comma is what the phrase is about. */
const emphasized = (phrase: string) => {
  const comma = phrase.indexOf(',') + 1
  return comma > 0 ? (
    <>
      {phrase.slice(0, comma)} <em className="text-nile not-italic">{phrase.slice(comma).trim()}</em>
    </>
  ) : (
    phrase
  )
}

/**
 * The phrases lie in one place, so that it is as high as the longest needs and nothing below ever moves. They are all
 * painted from the start, most of them transparent: one that first appeared seconds later would count as the moment
 * when the page's largest content was painted.
 */
export const Headline = ({ slides, turn }: { slides: Slide[]; turn: number }) => (
  <h1 className="grid min-h-[3lh] text-4xl">
    {slides.map(({ id, text }, index) => (
      <span
        key={id ?? text}
        aria-hidden={index !== turn}
        className={classNames(
          'col-start-1 row-start-1 self-end transition-opacity duration-300',
          index !== turn && 'opacity-0 select-none',
        )}
      >
        {emphasized(text)}
      </span>
    ))}
  </h1>
)
