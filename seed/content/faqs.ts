import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "/membership/support", and section 4, "Membership upgrade path". */
export const faqs = (text: ToRichText): New<'faqs'>[] => [
  {
    slug: 'how-do-i-become-a-member',
    question: 'How do I become a member?',
    topic: 'membership',
    order: 10,
    answer: text(`
Create an account, then complete the [membership application](/membership/application). You will need your ID or passport number and details of your education and, if you are working, your employment. When your application is approved, you receive a membership ID; please quote it in official communication.

If you are not sure which grade is right for you, see the [membership types](/membership/types) first.`),
  },
  {
    slug: 'how-long-does-an-application-take',
    question: 'How long does an application take?',
    topic: 'membership',
    order: 20,
    answer: text(`
Applications are processed in 2-3 weeks. You can check the status on your dashboard at any time. An application is either approved, or declined with feedback and the option to reapply.`),
  },
  {
    slug: 'how-do-i-upgrade-my-membership',
    question: 'How do I upgrade my membership?',
    topic: 'membership',
    order: 30,
    answer: text(`
The usual path is from Student to Associate, and from Associate to Professional. [Contact our team](/contact?subject=Membership%20upgrade) with your degree certificate or licence and a short record of your work. Your membership ID stays the same.

Fellows are nominated; see [recognition](/membership/recognition).`),
  },
  {
    slug: 'how-are-honorary-members-chosen',
    question: 'How are Honorary Members chosen?',
    topic: 'membership',
    order: 40,
    answer: text(`
Honorary Members are nominated by members, reviewed by a committee, approved by the Board, and announced at the Annual Conference. Anyone who has given outstanding service to the profession can be nominated, whether or not they are an engineer. [Send a nomination](/contact?subject=Honorary%20Member%20nomination) with a one-page statement and the names of two supporting members.`),
  },
  {
    slug: 'how-do-i-renew-my-membership',
    question: 'How do I renew my membership?',
    topic: 'payments',
    order: 50,
    answer: text(`
Sign in, review your information, and choose annual or multi-year renewal; the [renewal page](/membership/renewal) explains each step. Reminders are sent 60, 30 and 7 days before your membership expires. If you cannot pay in time, please write to us before then, and we will try to find a solution.`),
  },
  {
    slug: 'can-i-join-a-technical-committee',
    question: 'Can I join a technical committee?',
    topic: 'chapters',
    order: 60,
    answer: text(`
Professional Members can join technical committees. There are six: Structural Engineering, Transportation, Water Resources, Geotechnical, Environmental, and Construction Management. Choose one under [Get Involved](/membership/engage) and tell us what you would like to work on. Members of other grades are welcome as guests, and all members can join the divisions.`),
  },
  {
    slug: 'how-do-i-register-for-events',
    question: 'How do I register for events, and what do they cost members?',
    topic: 'events',
    order: 70,
    answer: text(`
Sign in, open [Events](/events) and select Register Now. If you can no longer attend, cancel in the same place so that someone else can have your seat. Where an event has a fee, members receive a discount of 20-50%. Attendance counts towards your continuing professional development (CPD) target of 40 hours a year.`),
  },
  {
    slug: 'who-can-see-my-profile',
    question: 'Who can see my profile, and how do I get help with my account?',
    topic: 'website',
    order: 80,
    answer: text(`
The [member directory](/members) is for signed-in members. It shows your name, photo, title, specialization, organization, region, membership type, biography and the date you joined, except for anything you choose to hide. It never shows your email address or telephone number. You can change all of this in [your profile](/profile).

If you have forgotten your password, use the link on the [sign-in page](/auth). For anything else, [contact us](/contact): support responds within 24 hours.`),
  },
]
