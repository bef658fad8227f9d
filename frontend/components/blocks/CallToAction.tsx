import type { BlockOf } from './blocks.types'
import { SmartButton } from './SmartButton'

/** What to do next: the first button is the main one. */
export const CallToAction = ({
  block: { id, title, anchor, intro, buttons },
}: {
  block: BlockOf<'callToAction'>
}) => (
  <section
    id={anchor ?? undefined}
    aria-labelledby={title ? `title-${id ?? ''}` : undefined}
    className="page-part"
  >
    <div className="grid items-center gap-x-10 gap-y-5 border-s-4 border-laterite bg-sheet p-6 md:p-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        {title && (
          <h2 id={`title-${id ?? ''}`} className="text-2xl">
            {title}
          </h2>
        )}
        {intro && <p className="mt-2 max-w-text text-lg text-ink-soft">{intro}</p>}
      </div>
      {buttons && buttons.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {buttons.map(({ id: key, label, href }, index) => (
            <SmartButton key={key ?? href} href={href} isMain={index === 0}>
              {label}
            </SmartButton>
          ))}
        </p>
      )}
    </div>
  </section>
)
