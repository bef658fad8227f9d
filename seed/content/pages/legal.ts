import type { New, ToRichText } from '../types'
import { prose } from './blocks'

/** Source: spec.md section 2, "Static pages". The text about data describes what the software does. */
export const legalPages = (text: ToRichText): New<'pages'>[] => [
  {
    slug: 'terms',
    title: 'Terms of Use',
    lead: 'The rules for using this site and its member portal, in plain words.',
    description:
      'Terms of use of the site and member portal of the association of civil engineers in South Sudan.',
    layout: [
      prose(
        text,
        undefined,
        `
## 1. Who we are
This site is run by the Association of Civil Engineers in South Sudan (“we”). By using it you accept these terms. If you do not, please do not use it.

## 2. Your account
You need an account to register for events, to apply for membership and to see the member directory. Use your real name and your own email address. Keep your password secret; you are responsible for what is done with your account. Tell us at once if you think that someone else has used it. You must be at least 18 years old.

## 3. Membership
An account is not a membership. Membership begins when an application is approved, and is governed by the bylaws. Your membership ID identifies you: do not lend it to anyone, and do not use it after your membership has ended.

## 4. Events
A registration reserves a seat for you. If you cannot attend, please cancel so that someone else can have your seat. We may change the date, venue or speakers of an event, or cancel it. If we do, we tell everyone who has registered.

## 5. Publications
Publications are free to download, read, copy in full and share, provided the association and the authors are credited. You may not change or sell them without our consent. They give general guidance. They do not replace a design code or the judgement of the responsible engineer, and we accept no liability for works designed or built using them.

## 6. The directory
Use the member directory to find colleagues. Do not copy it, use it for advertising or collect its data automatically.

## 7. Donations
Card payments are handled by a payment provider; we never see your card number. Donations are voluntary and are refunded only if there was an error.

## 8. Conduct
The [code of conduct](/conduct) applies wherever we meet, including on this site. We may lock an account that breaches it, and we will give the reason.

## 9. Liability
We maintain this site with care, but cannot promise that it is free of errors or always available. We are liable for damage that we cause deliberately or through gross negligence, and for anything the law does not allow us to exclude.

## 10. Changes and law
We announce changes to these terms on this page at least 30 days in advance. The law of South Sudan applies. If you have any questions, [contact us](/contact).`,
      ),
    ],
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    lead: 'What personal data we hold, why we hold it, who can see it, and your rights.',
    description: 'How the Association of Civil Engineers in South Sudan handles personal data.',
    layout: [
      prose(
        text,
        undefined,
        `
## In short
We collect only what an association needs, and nothing for advertising. We do not sell data, and no other company tracks you on this site. You can see, correct, download and delete the data we hold about you.

## What we collect
- **Account:** your email address, your name, and a hash of your password, from which nobody can read the password itself.
- **Profile:** what you choose to give: telephone, postal address, title, organization, specialization, region, experience, licence number, biography and photo. We remove the location and time stored in photos.
- **Membership application:** the details that the form asks for, such as date of birth, nationality, ID or passport number, address, education and employment.
- **Use:** your registrations for events, your continuing education hours, your messages to us, your donations. We count how often a publication is downloaded, not who reads it; an anonymous identifier that expires after an hour prevents a visitor from being counted twice.
- **Technical:** when you sign in, the type of device and, for a short time, the network address, to stop people guessing passwords.

## What we do not collect
Card numbers: you pay on our payment provider’s page. Your activity on other sites: we use no advertising or tracking cookies.

## Cookies
One cookie keeps you signed in. Scripts cannot read it, it is sent only to this site, and it is deleted when you sign out. If you have no account, we set no cookies.

## Who can see your data
- **Others with a confirmed account** who are signed in see your entry in the directory, less what you hide. E-mail address, telephone number and postal address are never in it.
- **Visitors** can find your name and title in the search only if you agreed to be listed publicly.
- **Chapter leads** see applications and members of their own region.
- **Administrators** see what they need for their work. Every decision on an application is recorded with the administrator’s name.
- **Providers** that send our email, store our files and take payments work under contract and receive only the data they need.

## How long we keep it
We keep your account and profile for as long as you have them. We keep applications for as long as your membership lasts, or until you ask us to delete one that was declined. We keep donation records for as long as accounting law requires, messages until the matter is closed, and the record of a signed-in device until you sign out or the session ends.

## Under 18s
This service is not for people under 18. We do not knowingly collect data about them. If you believe that we have, tell us and we will delete it.

## Your rights
You may ask what data we hold, have it corrected or deleted, receive a copy, and object to its use. You can do most of this yourself under [My Profile](/profile). For anything else, [contact us](/contact?subject=Privacy); we reply within 30 days. When a member leaves, the membership number stays in the register without a name, so that it is never reassigned.

## Changes
We announce changes on this page, and important changes by email.`,
      ),
    ],
  },
  {
    slug: 'conduct',
    title: 'Code of Conduct',
    lead: 'How we treat each other at meetings, on site and online.',
    description: 'The code of conduct for members, guests and staff of the association.',
    layout: [
      prose(
        text,
        undefined,
        `
This code applies to everyone who takes part in the association’s activities: members, guests, speakers and staff. Members’ professional duties are set out in the [code of ethics](/membership/support#code-of-ethics).

## We will
- treat each other with respect, whatever our grade, gender, age, origin, language or religion
- listen to the foreman and the student as we would to the professor
- disagree about projects, figures and methods without making it personal
- say when we do not know, and thank those who correct us
- make it possible for everyone to take part: we interpret, repeat what was said and choose venues that can be reached safely
- keep each other safe on site: nobody enters a trench, climbs a scaffold or crosses a river out of politeness
- declare our interests before we speak about a contract, a product or a person

## We will not
- harass, threaten or humiliate anyone, in words, pictures or actions; unwanted sexual attention stops at the first no
- spread rumours about colleagues or publish confidential information
- bring party or tribal politics into the association’s work
- offer or take money for a vote, a paper, a grade or a recommendation
- photograph people or sites without permission

## If something goes wrong
Tell the person, if you can. If you cannot, tell the chair of the meeting, your chapter lead, or [write to us](/contact?subject=Code%20of%20conduct) under the subject “Code of conduct”. Two people, at least one of them a woman, read every report, and keep it confidential. Nobody who reports in good faith will be penalised.

We act at once if somebody is in danger. Otherwise, we hear both sides within 14 days. The outcome may be a conversation, an apology, exclusion from a meeting, a locked account or proceedings under the code of ethics.`,
      ),
    ],
  },
]
