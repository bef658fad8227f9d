import { EVENT_DETAILS } from '../../../../domain/events/details.schema'
import { REGION_LABELS, type Region, hasRight, regionWith } from '../../../../collections/access/roles'
import type { EventForm } from '../../../../domain/events/events.schema'
import { Checkbox } from '../../../components/ui/Checkbox'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { TIME_ZONE_NAME } from '../../../lib/dates'
import { optionsOf } from '../../../lib/optionsOf'
import { useSiteChrome } from '../../../lib/siteChrome'
import { useSession } from '../../../lib/session/useSession'
import type { Form } from '../../../lib/useForm'

/** The region that organises an event: chosen by who manages those of the association, else the own one. */
const RegionField = ({ field, region }: { field: Form['field']; region: Region | '' }) => {
  const { user } = useSession()
  const own = hasRight(user, 'events') ? undefined : regionWith(user, 'changeEvents')
  return (
    <Select
      {...field('region')}
      {...(own
        ? {
            label: 'Region',
            hint: 'You manage the events of this region.',
            options: [{ value: own, label: REGION_LABELS[own] }],
          }
        : {
            label: 'Region (optional)',
            hint: 'The region of the chapter that organises it, if any.',
            emptyLabel: 'The whole association',
            options: optionsOf(REGION_LABELS),
          })}
      defaultValue={own ?? region}
    />
  )
}

/** The technical division that an event belongs to. */
const DivisionField = ({ field, division }: { field: Form['field']; division: string }) => (
  <Select
    {...field('division')}
    label="Division (optional)"
    hint="The technical division that it belongs to, if any."
    emptyLabel="None"
    options={useSiteChrome().divisions.map(({ id, title }) => ({ value: id, label: title }))}
    defaultValue={division}
  />
)

/** What can be said about an event. Source: spec.md section 5, "Admin event form"; section 3, "events". */
export const EventFields = ({ field, event }: { field: Form['field']; event?: EventForm }) => (
  <>
    <Field
      {...field('title')}
      label="Title"
      required
      maxLength={200}
      defaultValue={event?.title}
      dir="auto"
    />
    <TextArea
      {...field('description')}
      label="Description (optional)"
      rows={6}
      maxLength={5000}
      defaultValue={event?.description ?? ''}
      dir="auto"
    />
    <div className="grid gap-x-gap gap-y-5 sm:grid-cols-2">
      <Field
        {...field('eventDate')}
        type="datetime-local"
        label={`Event date (${TIME_ZONE_NAME})`}
        required
        defaultValue={event?.eventDate}
      />
      <Field
        {...field('endDate')}
        type="datetime-local"
        label={`End date (${TIME_ZONE_NAME}, optional)`}
        defaultValue={event?.endDate ?? ''}
      />
    </div>
    <Checkbox
      name="isDateToBeAnnounced"
      label="Date to be announced"
      hint="The site does not show the date above; it is used only to order the list."
      defaultChecked={event?.isDateToBeAnnounced}
    />
    <Field
      {...field('location')}
      label="Location"
      required
      maxLength={200}
      defaultValue={event?.location}
      dir="auto"
    />
    <TextArea
      {...field('venue')}
      label="Venue (optional)"
      hint="Building and room, and how to get there."
      rows={3}
      maxLength={EVENT_DETAILS.venue}
      defaultValue={event?.venue ?? ''}
      dir="auto"
    />
    <Checkbox name="isVirtual" label="Virtual event" defaultChecked={event?.isVirtual} />
    <div className="grid gap-x-gap gap-y-5 sm:grid-cols-2">
      <Field
        {...field('maxAttendees')}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        label="Max attendees (optional)"
        hint="Empty: no limit."
        defaultValue={event?.maxAttendees ?? ''}
      />
      <RegionField field={field} region={event?.region ?? ''} />
      <DivisionField field={field} division={event?.division ?? ''} />
    </div>
    <TextArea
      {...field('programme')}
      label="Programme (optional)"
      hint="One item a line, its time first: 09:00 Registration. Sessions with rooms and seats are added once the event is created."
      rows={6}
      maxLength={EVENT_DETAILS.programme}
      defaultValue={event?.programme ?? ''}
      dir="auto"
    />
    <TextArea
      {...field('speakers')}
      label="Speakers (optional)"
      hint="One a line: name, then position and organisation after a comma."
      rows={4}
      maxLength={EVENT_DETAILS.speakers}
      defaultValue={event?.speakers ?? ''}
      dir="auto"
    />
    <Field
      {...field('audience')}
      label="Who it is for (optional)"
      maxLength={EVENT_DETAILS.audience}
      defaultValue={event?.audience ?? ''}
      dir="auto"
    />
    <Field
      {...field('whatToBring')}
      label="What to bring (optional)"
      maxLength={EVENT_DETAILS.whatToBring}
      defaultValue={event?.whatToBring ?? ''}
      dir="auto"
    />
    <div className="grid gap-x-gap gap-y-5 sm:grid-cols-2">
      <Field
        {...field('papersUntil')}
        type="date"
        label="Last day for papers (optional)"
        hint="Members can submit papers for the event until then. Empty: no call for papers."
        defaultValue={event?.papersUntil ?? ''}
      />
      <Field
        {...field('cpdHours')}
        type="number"
        inputMode="decimal"
        min={0.5}
        max={EVENT_DETAILS.cpdHours}
        step={0.5}
        label="CPD hours (optional)"
        defaultValue={event?.cpdHours ?? ''}
      />
    </div>
    <div className="grid gap-x-gap gap-y-5 sm:grid-cols-2">
      <Field
        {...field('contactName')}
        label="Contact name (optional)"
        maxLength={EVENT_DETAILS.contactName}
        defaultValue={event?.contactName ?? ''}
        dir="auto"
      />
      <Field
        {...field('contactEmail')}
        type="email"
        label="Contact email (optional)"
        maxLength={EVENT_DETAILS.contactEmail}
        defaultValue={event?.contactEmail ?? ''}
      />
    </div>
  </>
)
