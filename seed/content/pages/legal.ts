import type { New, ToRichText } from '../types'
import { prose } from './blocks'

/** Source: spec.md section 2, "Static pages". What is said about data describes what the software does. */
export const legalPages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'terms',
    title: 'Terms of Use',
    lead: 'The rules for using this site and its member portal, in plain words.',
    description: 'Terms of use of the site and member portal of the association of civil engineers in South Sudan.',
    layout: [
      prose(
        text,
        undefined,
        `
## 1. Who we are
This site is run by the Association of Civil Engineers in South Sudan (“we”). By using it you accept these terms. If you do not, please do not use it.

## 2. Your account
You need an account to register for events, to apply for membership and to see the member directory. Give your real name and an e-mail address that is yours. Keep your password to yourself; what is done with your account counts as done by you. Tell us at once if you think that someone else has used it. You must be at least 18 years old.

## 3. Membership
An account is not a membership. Membership begins when an application has been approved, and follows the bylaws. The membership ID identifies you; do not lend it, and do not use it when your membership has ended.

## 4. Events
A registration holds a seat for you. Cancel it when you cannot come, so that somebody else can. We may change the date, the place or the speakers of an event, or cancel it, and tell those registered.

## 5. Publications
Publications are free to download, to read, to copy in full and to pass on with the name of the association and of the authors. Changing or selling them needs our consent. They give general guidance. They take the place neither of a design code nor of the judgement of the engineer responsible, and we are not liable for works built with them.

## 6. The directory
Use the member directory to find colleagues. Do not copy it, do not use it for advertising, and do not feed it to machines.

## 7. Donations
Card payments are handled by a payment provider; we never see the number of your card. Donations are voluntary and are not refunded, except when an error was made.

## 8. Conduct
The [code of conduct](/conduct) holds wherever we meet, this site included. We may lock an account that breaks it, and say why.

## 9. Liability
We keep this site with care and cannot promise that it is free of errors or always there. We are liable for damage that we cause on purpose or by gross negligence, and for what the law does not let us exclude.

## 10. Changes and law
When we change these terms we announce it on this page at least 30 days before. The law of South Sudan applies. Questions: [write to us](/contact).`,
      ),
    ],
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    lead: 'What we know about you, why we know it, who sees it, and what you can ask of us.',
    description: 'How the association of civil engineers in South Sudan treats personal data.',
    layout: [
      prose(
        text,
        undefined,
        `
## In short
We collect what an association needs, and nothing for advertising. We do not sell data, and no other company follows you on this site. You can see, correct, take with you and delete what we hold about you.

## What we collect
- **Account:** your e-mail address, your name, and a scrambled form of your password that nobody can read.
- **Profile:** what you choose to write: telephone, title, organization, specialization, region, experience, licence number, a text about yourself, a photo. Photos are re-encoded, so that the place and time stored in them are removed.
- **Membership application:** what the form asks for, such as date of birth, nationality, ID or passport number, address, education and employment.
- **Use:** your registrations for events, your continuing education hours, your messages to us, your donations. We count how often a paper is downloaded, not who reads it; a scrambled mark that lasts an hour keeps a visitor from being counted twice.
- **Technical:** when you sign in, the kind of device, and for a short time the network address, to stop people who guess passwords.

## What we do not keep
Card numbers: payments are made on the page of our payment provider. Your movements on other sites: we place no advertising or tracking cookies.

## Cookies
One cookie keeps you signed in. It cannot be read by scripts, it is sent to this site alone, and it disappears when you sign out. Without an account no cookie is needed.

## Who sees it
- **Others with a confirmed account** who are signed in see your entry in the directory, less what you hide. E-mail address and telephone number are never in it.
- **Visitors** find your name and title in the search only if you agreed to be listed publicly.
- **Chapter leads** see applications and members of their own region.
- **Administrators** see what they need for their work. Each decision on an application is recorded with their name.
- **Providers** that send our mail, store our files and take payments, under contract, and only what they need for it.

## How long
Account and profile as long as you have them. Applications as long as your membership lasts, or until you ask us to delete one that was declined. Donations as long as the law on accounts asks. Messages until the matter is settled. The record of a signed-in device until you sign out or the session ends.

## Under 18s
This service is not for people under 18. We do not knowingly collect data about them. If you believe that we have, tell us and we delete it.

## Your rights
You may ask what we hold, have it corrected, receive a copy, have it deleted, and object. Most of it you can do yourself under [My Profile](/profile). For the rest, [write to us](/contact?subject=Privacy); you have an answer within 30 days. The membership number of a member who has left stays in the register, without a name, so that it is never given to anybody else.

## Changes
We announce changes on this page, and important ones by e-mail.`,
      ),
    ],
  },
  {
    slug: 'conduct',
    title: 'Code of Conduct',
    lead: 'How we treat each other, at meetings, on sites and online.',
    description: 'The code of conduct for members, guests and staff of the association.',
    layout: [
      prose(
        text,
        undefined,
        `
This code is for everyone who takes part in what the association does: members, guests, speakers and staff. What a member owes to the public as an engineer is described in the [code of ethics](/membership/support#code-of-ethics).

## We
- speak to each other with respect, whatever our grade, gender, age, origin, language or faith
- listen to the foreman and the student as we do to the professor
- disagree about works, numbers and methods, and leave persons out of it
- say when we do not know, and thank those who correct us
- make it possible for everyone to take part: we interpret, we repeat, we choose places that can be reached safely
- keep each other safe on sites: nobody enters a trench, climbs a scaffold or crosses a river to be polite
- declare our interests before we speak about a contract, a product or a person

## We do not
- harass, threaten or humiliate, in words, pictures or deeds; sexual attention that is not wanted ends at the first no
- spread rumours about colleagues or publish what was said in confidence
- bring politics of party or tribe into the association’s work
- offer or take money for a vote, a paper, a grade or a recommendation
- photograph people or sites without asking

## When it goes wrong
Tell the person, if you can. If you cannot, tell the chair of the meeting, your chapter lead, or [write to us](/contact?subject=Code%20of%20conduct) under the subject “Code of conduct”. Reports are read by two people, one of them a woman, and are kept in confidence. Nobody who reports in good faith suffers for it.

We act at once where somebody is in danger. Otherwise we hear both sides within 14 days. What follows can be a talk, an apology, exclusion from a meeting, a locked account, or a case under the code of ethics.`,
      ),
    ],
  },
]
