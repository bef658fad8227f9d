import type { Home } from '../../../../payload-types'
import { ButtonLink } from '../../../components/ui/Button'

/** A strip for an occasion, while it lasts. */
export const Banner = ({ banner, now }: { banner: NonNullable<Home['banner']>; now: number }) => {
  const { title, text, href, linkLabel, from, until } = banner
  const isOn = (!from || Date.parse(from) <= now) && (!until || now <= Date.parse(until))
  if (!title || !isOn) return null
  return (
    <section aria-label={title} className="border-b border-rule-strong bg-laterite-wash">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="max-w-[44rem]">
          <b className="font-semibold">{title}.</b> {text}
        </p>
        {href && linkLabel && <ButtonLink to={href}>{linkLabel}</ButtonLink>}
      </div>
    </section>
  )
}
