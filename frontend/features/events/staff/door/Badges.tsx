import { BADGES_PER_FILE, BADGE_FORMATS } from '../../../../../domain/events/door/badges.constants'
import { Select } from '../../../../components/ui/Select'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { optionsOf } from '../../../../lib/optionsOf'

/** The files that badges come in, named by the people in them. */
const filesOf = (expected: number): { value: string; label: string }[] =>
  Array.from({ length: Math.ceil(expected / BADGES_PER_FILE) }, (_, place) => {
    const last = Math.min(expected, (place + 1) * BADGES_PER_FILE)
    return {
      value: String(place + 1),
      label: `${place * BADGES_PER_FILE + 1} to ${last} of ${expected}, by name`,
    }
  })

/** Badges of who may come, to be printed. @param expected how many there are */
export const Badges = ({ eventId, expected }: { eventId: string; expected: number }) => (
  <section aria-labelledby="badges-title">
    <h3 id="badges-title" className="mb-4 text-xl">
      Badges
    </h3>
    <form
      method="get"
      action={`/api/events/${encodeURIComponent(eventId)}/badges`}
      className="flex flex-wrap items-end gap-4"
    >
      <Select name="format" label="Paper" options={optionsOf(BADGE_FORMATS)} />
      {expected > BADGES_PER_FILE && <Select name="page" label="People" options={filesOf(expected)} />}
      <SubmitButton isBusy={false}>Download Badges</SubmitButton>
    </form>
  </section>
)
