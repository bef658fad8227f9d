import { recordChange, type Recorder } from '../../audit/recordChange'
import { CONSENT_CHOICES, type ConsentChoices, type ConsentWay } from './consentTexts.schema'
import { isKeyOf } from '../../../platform/records.schema'
import { storeConsent } from './consentsRepository'

/**
 * Stores what a person wants to be written about. Each change is in the audit log, with who made it and by which way;
 * what stays the same is not.
 * @param user id of the account that it is about
 * @returns how many choices changed
 */
export const chooseConsents = async (
  req: Recorder,
  user: string,
  choices: ConsentChoices,
  way: ConsentWay,
): Promise<number> => {
  let changed = 0
  for (const [choice, isGiven] of Object.entries(choices)) {
    if (!isKeyOf(CONSENT_CHOICES, choice)) continue
    // a visitor with a link may be signed in as somebody else: the link decides, not the session
    const by = way === 'profile' || way === 'staff' ? (req.user?.id ?? null) : null
    if (!(await storeConsent(req.payload, user, { choice, isGiven, way, by }))) continue
    changed += 1
    await recordChange(by === null ? { payload: req.payload } : req, {
      action: isGiven ? 'consent.given' : 'consent.withdrawn',
      subject: { collection: 'consents', id: user },
      account: user,
      after: { purpose: CONSENT_CHOICES[choice].label, way },
    })
  }
  return changed
}
