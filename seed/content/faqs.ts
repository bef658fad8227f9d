import type { New, ToRichText } from './types'

/** Source: spec.md section 2, "/membership/support", and section 4, "Membership upgrade path". */
export const faqs = (text: ToRichText): New<'faqs'>[] => [
  {
    slug: 'how-do-i-become-a-member',
    question: 'How do I become a member?',
    topic: 'membership',
    order: 10,
    answer: text(`
Create an account, then fill in the [membership application](/membership/application). You will need the number of your ID or passport, details of your education and, if you work, of your employment. When your application has been approved you receive a membership ID; please quote it in official communication.

If you are not sure which grade fits, see the [membership types](/membership/types) first.`),
  },
  {
    slug: 'how-long-does-an-application-take',
    question: 'How long does an application take?',
    topic: 'membership',
    order: 20,
    answer: text(`
Applications are processed in 2-3 weeks. You see the status on the application page whenever you sign in. An application is either approved, or declined with feedback and the option to reapply.`),
  },
  {
    slug: 'how-do-i-upgrade-my-membership',
    question: 'How do I upgrade my membership?',
    topic: 'membership',
    order: 30,
    answer: text(`
The usual path is from Student to Associate, and from Associate to Professional. [Contact our team](/contact?subject=Membership%20upgrade) with your degree certificate or your licence and a short record of your work. Your membership ID stays the same.

Fellows are nominated; see [recognition](/membership/recognition).`),
  },
  {
    slug: 'how-are-honorary-members-chosen',
    question: 'How are Honorary Members chosen?',
    topic: 'membership',
    order: 40,
    answer: text(`
Honorary Members are nominated by members, reviewed by a committee, approved by the Board, and announced at the Annual Conference. Anyone who has served the profession in an outstanding way can be nominated, engineer or not. [Send a nomination](/contact?subject=Honorary%20Member%20nomination) with one page of reasons and the names of two supporting members.`),
  },
  {
    slug: 'how-do-i-renew-my-membership',
    question: 'How do I renew my membership?',
    topic: 'payments',
    order: 50,
    answer: text(`
Log in, review your information, and choose annual or multi-year renewal; the [renewal page](/membership/renewal) explains each step. Reminders are sent 60, 30 and 7 days before your membership expires. If you cannot pay in time, write to us before that day: we would rather find a way than lose you.`),
  },
  {
    slug: 'can-i-join-a-technical-committee',
    question: 'Can I join a technical committee?',
    topic: 'chapters',
    order: 60,
    answer: text(`
Professional Members can join technical committees. There are six: Structural Engineering, Transportation, Water Resources, Geotechnical, Environmental, and Construction Management. Choose one under [Get Involved](/membership/engage) and tell us what you would like to work on. Members of other grades are welcome as guests, and all members take part in the divisions.`),
  },
  {
    slug: 'how-do-i-register-for-events',
    question: 'How do I register for events, and what do they cost members?',
    topic: 'events',
    order: 70,
    answer: text(`
Sign in, open [Events](/events) and choose Register Now. You can cancel in the same place, and the seat goes to someone else. Members pay 20-50% less than other participants where an event has a fee. Attendance counts towards your continuing professional development, for which the target is 40 hours a year.`),
  },
  {
    slug: 'who-can-see-my-profile',
    question: 'Who can see my profile, and how do I get help with my account?',
    topic: 'website',
    order: 80,
    answer: text(`
The [member directory](/members) is for signed-in members. It shows your name, photo, title, specialization, organization, region, membership type, what you write about yourself and since when you have been a member, less what you choose to hide. Your e-mail address and telephone number are never in it. You change all this in [your profile](/profile).

If you forgot your password, use the link on the [sign-in page](/auth). For anything else, [write to us](/contact): support responds within 24 hours.`),
  },
]
