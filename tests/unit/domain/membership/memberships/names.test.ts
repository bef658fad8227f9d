import { describe, expect, it } from 'vitest'
import { signUpSchema } from '../../../../../domain/accounts/authentication/authentication.schema'
import { checkoutSchema } from '../../../../../domain/money/donations/checkout.schema'
import { fullNameSchema } from '../../../../../domain/membership/memberships/names.schema'
import { seatInvitationSchema } from '../../../../../domain/membership/membershipSeats/seatForm.schema'
import { profilePatchSchema } from '../../../../../domain/people/profiles/profile.schema'

const ADVERTISEMENTS = [
  'Claim your prize at https://evil.example/prize',
  'Visit www.evil.example today',
  'evil.example/pay now',
  'ｗｗｗ.evil.example',
  'ht\u200btps://evil.example',
  'pay@evil.example',
  'Deng <b>',
]

/** Every name that a mail to somebody else shows. */
const SCHEMAS = {
  'of a person': (name: string) => fullNameSchema('Full name is required').safeParse(name),
  'at sign-up': (name: string) => signUpSchema.shape.fullName.safeParse(name),
  'of a profile': (name: string) => profilePatchSchema.safeParse({ fullName: name }),
  'of somebody invited to a seat': (name: string) => seatInvitationSchema.shape.name.safeParse(name),
  'of a donor': (name: string) => checkoutSchema.shape.name.safeParse(name),
}

describe.each(Object.entries(SCHEMAS))('a name %s', (_, parse) => {
  it.each(ADVERTISEMENTS)('is refused with a link or an address: %j', (name) => {
    expect(parse(name).success).toBe(false)
  })

  it.each(['Nyadɛŋ Deng', 'Dr. John St. Mary', 'عبد الله محمد', "Mary O'Neill-Lado, P.Eng."])(
    'is taken: %s',
    (name) => {
      expect(parse(name).success).toBe(true)
    },
  )
})

describe('a full name', () => {
  it('is stored as one line, without invisible characters', () => {
    expect(fullNameSchema('Missing').parse(' Ayen\r\nSubject:\u202e  Deng ')).toBe('Ayen Subject: Deng')
  })

  it('is refused where only invisible characters are left', () => {
    expect(fullNameSchema('Missing').safeParse('\u200b\u2060 \u202e').success).toBe(false)
  })
})
