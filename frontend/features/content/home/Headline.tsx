import { labelOf, pictureKeyOf } from './slidePictures'
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
 * when the page's largest content was painted. The starter shows one after another, with its picture.
 */
export const Headline = ({ slides }: { slides: Slide[] }) => (
  <h1 className="grid min-h-[3lh] text-4xl">
    {slides.map((slide, index) => (
      <span
        key={slide.id ?? slide.text}
        aria-hidden={index !== 0}
        data-picture-key={pictureKeyOf(slide)}
        data-picture-label={labelOf(slide)}
        className="col-start-1 row-start-1 self-end transition-opacity duration-300 aria-hidden:opacity-0 aria-hidden:select-none"
        suppressHydrationWarning
      >
        {emphasized(slide.text)}
      </span>
    ))}
  </h1>
)
