import pLimit from 'p-limit'
import type { Payload } from 'payload'
import type { Branch } from '../../../../collections/access/policies.schema'
import { perPayload } from '../../../../platform/perPayload'
import { streamBranchMembers } from '../../../groups'
import { type PersonStates, streamMemberStates } from '../../../membership/membershipDecisions'
import { type PersonTraits, findPeopleOfRegion, findTraits } from '../reportsRepository'

/** Reading everybody's facts is work: one report at a time in this process, the others wait. */
const turns = perPayload(() => pLimit(1))

type Choose = (users: readonly string[]) => Promise<readonly string[]>

/** Whom of a batch a report counts: as in lists, the people of the region, or of the branch, by what is so today. */
const chooserOf = async (payload: Payload, part: Branch | null): Promise<Choose> => {
  if (!part) return (users) => Promise.resolve(users)
  if ('region' in part) return (users) => findPeopleOfRegion(payload, users, part.region)
  const branch = new Set<string>()
  for await (const user of streamBranchMembers(payload, part.group)) branch.add(user.toHexString())
  return (users) => Promise.resolve(users.filter((user) => branch.has(user)))
}

/** Everybody's membership at some moments, with what is known of the people; a lead's are those of what is led. */
export const readStates = (
  { payload, part }: { payload: Payload; part: Branch | null },
  moments: readonly Date[],
  take: (person: PersonStates, traits: PersonTraits | undefined) => void,
): Promise<void> =>
  turns(payload)(async () => {
    for await (const people of streamMemberStates(payload, moments, await chooserOf(payload, part))) {
      const traits = await findTraits(
        payload,
        people.map(({ user }) => user),
      )
      for (const person of people) take(person, traits.get(person.user))
    }
  })
