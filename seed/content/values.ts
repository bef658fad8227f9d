import { paragraph } from './paragraph'

/** The values of the association, in one place for the home page and /about/mission. */
export const MISSION = paragraph`
  We set the standard for civil engineering practice in South Sudan and support the people who meet it. We
  bring engineers of all grades together, test our knowledge against local soils and rivers, publish and
  teach what we learn, and speak up for safe, durable infrastructure where decisions are made.
`

export const VISION = paragraph`
  A country connected by all-weather roads, with clean water in every settlement, towns protected from
  floods, and safe schools, hospitals and homes, all planned and built by engineers the public can trust.
`

export const VALUES = [
  {
    title: 'Professional Excellence and Integrity',
    text: paragraph`
      We take responsibility for our work and make it possible to check. We say what we know, what we have
      measured and what we have assumed, and we decline work we are not competent to do.
    `,
  },
  {
    title: 'Innovation and Sustainability',
    text: paragraph`
      Local materials, long design lives and realistic costs. Good infrastructure can be maintained by those
      who inherit it.
    `,
  },
  {
    title: 'Public Safety and Welfare',
    text: paragraph`
      The public comes before the client, the employer and the deadline. Nobody should have to trust an unsafe
      bridge.
    `,
  },
  {
    title: 'Collaboration and Knowledge Sharing',
    text: paragraph`
      Lessons from one site should reach every site, failures included. We share drawings, test results and
      time across regions, generations and disciplines.
    `,
  },
]
