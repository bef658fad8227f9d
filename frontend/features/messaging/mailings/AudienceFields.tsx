import { useState } from 'react'
import { type Branch, REGION_LABELS } from '../../../../collections/access/roles'
import type { MailingChoices } from '../../../../domain/messaging/mailings/mailingDetail.schema'
import type { Audience } from '../../../../domain/messaging/mailings/mailing.schema'
import { AUDIENCES, type AudienceKind } from '../../../../domain/messaging/mailings/mailingTexts.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { optionsOf } from '../../../lib/optionsOf'
import type { Form } from '../../../lib/useForm'

export interface AudienceFieldsProps {
  form: Pick<Form, 'field'>
  /** As it was saved. */
  audience: Audience | undefined
  choices: MailingChoices
}

const hintOf = (part: Branch): string =>
  'region' in part
    ? `You lead ${REGION_LABELS[part.region]}: only people of this region get it.`
    : 'Only people of the group that you lead, and of the groups under it, get it.'

/** Who gets a mailing. A lead writes to what is led, whatever is chosen. */
export const AudienceFields = ({ form: { field }, audience, choices }: AudienceFieldsProps) => {
  const ledRegion = choices.part && 'region' in choices.part ? choices.part.region : undefined
  const [to, setTo] = useState<AudienceKind>(audience?.to ?? 'members')
  return (
    <>
      <Select
        {...field('audience.to')}
        label="To"
        hint={choices.part ? hintOf(choices.part) : undefined}
        defaultValue={to}
        onChange={({ currentTarget: { value } }) => {
          if (isKeyOf(AUDIENCES, value)) setTo(value)
        }}
        options={optionsOf(AUDIENCES)}
      />
      {to === 'grade' && (
        <Select
          {...field('audience.grade')}
          label="Grade"
          defaultValue={audience?.to === 'grade' ? audience.grade : undefined}
          options={optionsOf(GRADES)}
        />
      )}
      {to === 'region' && (
        <Select
          {...field('audience.region')}
          label="Region"
          defaultValue={audience?.to === 'region' ? audience.region : ledRegion}
          options={optionsOf(REGION_LABELS)}
        />
      )}
      {to === 'group' && (
        <Select
          {...field('audience.group')}
          label="Group"
          emptyLabel="Choose a group"
          defaultValue={audience?.to === 'group' ? audience.group : ''}
          options={choices.groups}
        />
      )}
      {to === 'savedList' && (
        <Select
          {...field('audience.list')}
          label="Saved list"
          hint="Whoever is on it when sending begins, among those you may see."
          emptyLabel="Choose a list"
          defaultValue={audience?.to === 'savedList' ? audience.list : ''}
          options={choices.lists}
        />
      )}
      {to === 'typed' && (
        <TextArea
          {...field('audience.emails')}
          label="Addresses"
          hint="One a line. Only people with an account get it: others cannot unsubscribe."
          defaultValue={audience?.to === 'typed' ? audience.emails.join('\n') : ''}
          rows={4}
          required
        />
      )}
    </>
  )
}
