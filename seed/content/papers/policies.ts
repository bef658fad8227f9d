import { flow } from '../../papers/figures/flow'
import { plinth } from '../../papers/figures/sections'
import { type Paper, list, steps } from '../../papers/Paper'

export const floodPlains: Paper = {
  series: 'Policy Statement 1',
  title: 'Building Where the River Comes',
  subtitle: 'What engineers ask of those who decide about settlements, roads and dykes on flood plains',
  edition: 'Adopted for consultation, August 2025',
  issuedOn: '2025-08-11',
  cover: 'plan',
  sections: [
    {
      heading: 'The position',
      blocks: [
        'A large part of South Sudan lies on flood plains. People live there for good reasons: grass, fish, soil and water. It is neither possible nor right to keep everyone away from the river. It is possible to build in such a way that a flood is a season and not a disaster. The association asks that every public decision about building on a flood plain rests on a stated flood level, a stated risk, and the name of the engineer who stated them.',
      ],
    },
    {
      heading: 'What a risk means',
      blocks: [
        'A flood that comes once in fifty years on average is not far away. It may come next year, and the longer a building stands, the likelier it is to meet it.',
        {
          kind: 'table',
          caption: 'Table 1. Chance that a building meets at least one flood above its design level, 1 – (1 – 1/T)^n.',
          columns: ['Design flood, T', 'in 10 years', 'in 30 years', 'in 50 years'],
          rows: [
            ['20 years', '40 %', '79 %', '92 %'],
            ['50 years', '18 %', '45 %', '64 %'],
            ['100 years', '10 %', '26 %', '39 %'],
            ['200 years', '5 %', '14 %', '22 %'],
          ],
        },
        'Houses should be set for the 50-year flood, schools and clinics for the 100-year flood, hospitals, water works and power stations for the 200-year flood, each with freeboard. Where no level is known, the highest flood in living memory plus one metre stands in its place until one is.',
        {
          kind: 'figure',
          caption: 'Figure 1. The level of the floor is decided by three lines: the ordinary year, the design flood, and the freeboard above it.',
          alt: 'A house on an earth plinth. The floor lies a freeboard above the design flood level, which lies above the level of an ordinary year.',
          height: 152,
          draw: plinth,
        },
      ],
    },
    {
      heading: 'What we ask',
      blocks: [
        steps(
          'Flood marks: every county sets and levels at least ten marks of each flood, on things that will still stand in thirty years.',
          'Gauges: the stations on the White Nile, the Sobat, the Jur and the Lol are read daily, and their readings are open to everyone.',
          'Dykes: no dyke is built without a way for rain water to leave behind it, and without a named body that keeps it.',
          'Roads: every embankment across a flood plain is checked for the water it holds back, upstream and downstream.',
          'Schools first: a school on a raised plinth is also where people go. It is worth the first fill that can be paid for.',
        ),
      ],
    },
    {
      heading: 'What we offer',
      blocks: [
        'Members of the association will, free of charge, train county staff in levelling flood marks, and review one drainage plan a year in each region. Requests reach us through the contact form of our site.',
        list(
          'Statement prepared by the Division of Water Resources and Environmental Engineering.',
          'Consultation: comments are collected until the inaugural national conference, and answered in writing.',
        ),
      ],
    },
  ],
}

export const register: Paper = {
  series: 'Policy Statement 2',
  title: 'A Public Register of Engineers',
  subtitle: 'Licensing that protects the public and that a young engineer can pass',
  edition: 'Adopted for consultation, October 2025',
  issuedOn: '2025-10-06',
  cover: 'bridge',
  sections: [
    {
      heading: 'The position',
      blocks: [
        'Whoever crosses a bridge trusts somebody whom they will never meet. The public has a right to know who that is, and that this person has been examined, is insured or backed by an employer, and can be called to account. The association supports a public register of engineers, kept under the law, open to everyone who meets the standard, wherever they studied.',
        'Membership of the association and registration are two things. We are a society: we teach, write, debate and support. The register is an act of the state. We offer our help with it and do not ask to own it.',
      ],
    },
    {
      heading: 'Principles',
      blocks: [
        list(
          'One standard: competence shown in work, not years of service or a passport.',
          'Open: the register is public, free to search, and says in which field and since when.',
          'Fair: decisions come with reasons, within ninety days, and can be appealed.',
          'Affordable: the fee is no more than a graduate earns in a week.',
          'Alive: entries last five years and are renewed with proof of continuing education.',
          'Honest: the register shows suspensions as clearly as entries.',
        ),
      ],
    },
    {
      heading: 'The path',
      blocks: [
        {
          kind: 'figure',
          caption: 'Figure 1. From graduate to registered engineer, three to five years.',
          alt: 'Five steps in a row: degree, supervised practice, report of work, interview, public register.',
          height: 78,
          draw: flow([
            { name: 'Degree', detail: 'recognised course' },
            { name: 'Practice', detail: '3 years, with a mentor' },
            { name: 'Report', detail: 'own work, 4,000 words' },
            { name: 'Interview', detail: 'two peers, one hour' },
            { name: 'Register', detail: 'public, five years' },
          ]),
        },
        {
          kind: 'table',
          caption: 'Table 1. What may be signed. Proposal for consultation.',
          columns: ['Work', 'Registered technician', 'Registered engineer', 'Two engineers'],
          widths: [5, 3, 3, 2],
          rows: [
            ['House of one storey', 'yes', 'yes', ''],
            ['Building of two or three storeys', '', 'yes', ''],
            ['Hall, school, clinic', '', 'yes', ''],
            ['Bridge above 10 m, dam, tower', '', '', 'yes'],
          ],
        },
        'Engineers trained abroad are met with the same interview. Engineers who have practised for many years without a degree, as many did through the war, may show their work instead; the country stands on what they built.',
      ],
    },
    {
      heading: 'What we ask of clients',
      blocks: [
        'Ministries, agencies and donors can begin before the law does. We ask them to name the responsible engineer on every drawing and on every site board, and to write into each contract that the name cannot change without notice.',
      ],
    },
  ],
}
