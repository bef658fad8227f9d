import { useSiteChrome } from '../../lib/siteChrome'
import { SmartLink } from '../ui/SmartLink'
import { BlockSection } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { columnsFor } from './columnsFor'
import { contactWays } from './contactWays'
import { SmartButton } from './SmartButton'

/** Ways to reach the association, from the site settings. */
export const ContactCard = ({ block }: { block: BlockOf<'contactCard'> }) => {
  const ways = contactWays(block, useSiteChrome().settings)
  return (
    <BlockSection block={block}>
      <dl className={`grid gap-x-gap ${columnsFor(ways.length)}`}>
        {ways.map(({ label, text, href, isElsewhere }) => (
          <div key={label} className="border-t border-rule-strong py-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-lg font-semibold whitespace-pre-line">
              {href ? (
                <SmartLink
                  href={href}
                  isNewTab={isElsewhere}
                  className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
                >
                  {text}
                </SmartLink>
              ) : (
                <span className="block py-2">{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {block.buttons && block.buttons.length > 0 && (
        <p className="mt-5 flex flex-wrap gap-3">
          {block.buttons.map(({ id, label, href }) => (
            <SmartButton key={id ?? href} href={href}>
              {label}
            </SmartButton>
          ))}
        </p>
      )}
    </BlockSection>
  )
}
