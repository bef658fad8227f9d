import type { New, ToRichText } from './types'
import { paragraph } from './paragraph'

/** The eight technical divisions. Source: spec.md section 2, "Division pages". */
export const divisions = (text: ToRichText): New<'divisions'>[] => [
  {
    slug: 'structural-engineering',
    title: 'Structural Engineering',
    shortTitle: 'Structural',
    tagline: 'Bridges, buildings and towers that are safe, durable and fit for purpose',
    icon: 'structural',
    order: 10,
    about: text(`
The Freedom Bridge at Juba shows what a crossing of the Nile means to a country: food, fuel and building materials reach the capital over it. Most structures are smaller but matter just as much to the people who use them: the two-storey school, the clinic, the elevated tank, the steel panel bridge on the road to the county headquarters. They are often built far from a laboratory, with steel that has travelled for weeks and aggregate from the nearest quarry.

The division promotes robust structures. It collects details that remain safe where supervision is limited, prepares guidance on loads, wind and earthquakes for local conditions, and records how existing bridges and buildings perform. The strong earthquakes of May 1990 in the Juba region are part of that record, yet current practice rarely takes them into account.

Members meet to review drawings before concrete is poured, and to learn from failures after they happen. Nobody is blamed for sharing a failure; everybody learns from it.`),
    themes: [
      {
        title: 'Bridges and crossings',
        text: 'Inspection, load rating and repair of concrete, steel and panel bridges; scour at piers and abutments.',
      },
      {
        title: 'Buildings for public use',
        text: paragraph`
          Frames, roofs and tanks for schools, clinics and markets: robust details and drawings that are clear
          to a foreman.
        `,
      },
      {
        title: 'Earthquake and wind',
        text: 'Simple rules for ductile detailing and light roofs, based on the region’s experience.',
      },
      {
        title: 'Assessment and strengthening',
        text: 'Assessing old and war-damaged structures, and deciding what can be saved.',
      },
    ],
  },
  {
    slug: 'geotechnical-engineering',
    title: 'Geotechnical Engineering',
    shortTitle: 'Geotechnical',
    tagline: 'Understanding the ground before we build on it',
    icon: 'geotechnical',
    order: 20,
    about: text(`
No construction material varies as much as the ground, and none is tested as little. Black cotton soil, a clay that swells in the rains and cracks in the dry season, covers the plains of Upper Nile, Jonglei and Unity. It lifts floors, breaks walls and destroys roads. On the ironstone plateau, laterite gravel can be excellent in one pit and useless in the next. There is loose sand along the rivers, and organic soil in the swamps of the Sudd.

The division promotes site investigation in proportion to the project: two trial pits and a hand-driven penetrometer for a classroom, boreholes and laboratory tests for a bridge. It keeps an open archive of logs and results, so that each project can build on what earlier ones found.

Its papers cover foundations on expansive clay, slopes and cuttings in laterite, clay dykes on clay foundations, and the embankments that roads across the plains depend on.`),
    themes: [
      {
        title: 'Expansive clay',
        text: 'Identification, testing and foundations on black cotton soil; controlling moisture.',
      },
      {
        title: 'Laterite as a material',
        text: 'Where to find good gravel, how to test it, and how to improve poor material.',
      },
      {
        title: 'Dykes and embankments',
        text: 'Stability, seepage and settlement of earthworks that are under water for months.',
      },
      {
        title: 'Site investigation',
        text: 'Minimum scope, safe trial pits, clear logs and an open archive.',
      },
    ],
  },
  {
    slug: 'transportation-engineering',
    title: 'Transportation Engineering',
    shortTitle: 'Transportation',
    tagline: 'Roads, airstrips and river ports that stay open all year',
    icon: 'transportation',
    order: 30,
    about: text(`
In the wet season, many towns can be reached only by river or by air. A paved road runs from Juba to Nimule; nearly all others are gravel or earth, and many are impassable during the rains. The cost of a road depends less on its surface than on its drainage, its crossings and the heavy lorries that use it when it is wet.

The division writes standards for light traffic, because most of our roads carry it: raised roads over expansive clay, tested gravel, drifts designed to be overtopped, and community maintenance contracts. It is equally concerned with pedestrians and motorcyclists, who make up most road users and most casualties.

Rivers are transport routes too. The division’s work includes landing places, barges and channel markers on the White Nile and the Sobat, and airstrips that remain usable after a week of rain.`),
    themes: [
      {
        title: 'Unpaved roads',
        text: 'Cross-section, drainage, gravel and maintenance cycles for light traffic on difficult ground.',
      },
      {
        title: 'Crossings',
        text: 'Culverts, drifts and short bridges that withstand floods, and approaches that survive with them.',
      },
      {
        title: 'Road safety',
        text: 'Traffic speeds in towns, space for pedestrians, load checks, and learning from every crash.',
      },
      {
        title: 'River and air transport',
        text: 'Landing places, river training and airstrips as parts of one network.',
      },
    ],
  },
  {
    slug: 'water-resources-environmental',
    title: 'Water Resources and Environmental Engineering',
    shortTitle: 'Water and Environment',
    tagline: 'Clean water, flood protection and healthy wetlands',
    icon: 'water',
    order: 40,
    about: text(`
The White Nile enters South Sudan at Nimule, spreads into the Sudd, one of the largest wetlands on earth, and leaves at Renk. Many people along it have dry wells in March and flooded villages in October. Engineers here must deal with both drought and flood.

The division works on boreholes and small water yards, on treatment and distribution in towns, and on sanitation where the water table is at the surface. It studies floods from the incomplete records available, and recommends that every dyke be planned together with the drainage behind it. It recognises the functions of wetlands, such as water storage, fisheries, grazing and water treatment, which must be assessed before any change is made.

Its members advise counties on flood marks and gauges, publish methods for short and incomplete records, and review the environmental impact of large projects.`),
    themes: [
      {
        title: 'Water supply',
        text: paragraph`
          Siting, drilling and testing of boreholes; solar pumping; treatment and distribution networks that
          can be maintained.
        `,
      },
      {
        title: 'Floods and drainage',
        text: 'Gauges, flood marks, dykes and the drainage of towns on flat land.',
      },
      {
        title: 'Sanitation',
        text: 'Raised latrines, faecal sludge collection and treatment, and well-maintained drains.',
      },
      {
        title: 'Rivers and wetlands',
        text: 'Sediment, environmental flows and the Sudd; assessment before works begin.',
      },
    ],
  },
  {
    slug: 'construction-project-management',
    title: 'Construction and Project Management',
    shortTitle: 'Construction Management',
    tagline: 'From signed drawings to completed projects: on time, safely and honestly',
    icon: 'construction',
    order: 50,
    about: text(`
Many projects fail on paper before they fail on site: a contract that puts every risk on the smaller party, a programme that has the rains in the wrong months, a bill of quantities copied from another country. The earthworks season is short, and materials arrive by a single road or by barge. A project manager here must plan around rivers and roads as much as budgets.

The division prepares model contracts and bills for minor works, shares actual prices and outputs, and trains supervisors. It campaigns for prompt payment, because late payment ruins more contractors than bad ground. It supports open tendering and transparent accounts.

Safety comes first. Trenches, scaffolds, quarries and lorries kill people who went to work healthy that morning. These deaths can be prevented.`),
    themes: [
      {
        title: 'Contracts and procurement',
        text: 'Model documents for minor works, fair allocation of risk, open tendering and quick adjudication.',
      },
      {
        title: 'Planning and cost',
        text: 'Programmes that allow for the wet season, recorded outputs, and estimates checked against actual costs.',
      },
      {
        title: 'Health and safety',
        text: 'Trenches, work at height, quarries, plant and traffic: a few rules, followed every day.',
      },
      { title: 'Local contractors', text: 'Training, joint ventures, access to plant and prompt payment.' },
    ],
  },
  {
    slug: 'urban-planning-infrastructure',
    title: 'Urban Planning and Infrastructure Systems',
    shortTitle: 'Urban Planning',
    tagline: 'Towns planned before they are built, and served as they grow',
    icon: 'urban',
    order: 60,
    about: text(`
Juba, Malakal, Wau, Bor and dozens of smaller towns grow at their edges, house by house, usually before there are streets. Every drain and pipe must then be negotiated through private yards. Half a day of early setting out with pegs and string saves decades of difficulty.

The division brings together planners, surveyors and engineers responsible for streets, drainage, water, waste and power. It develops simple plans that a county can adopt and maintain: main streets, storm drains and public land first, plots second. It considers people who return after years away to find their land occupied, and flood plains where nobody should build.

It also works on existing settlements: how to bring in a water main or a drain without displacing the people it is meant to serve.`),
    themes: [
      {
        title: 'Layout and land',
        text: 'Setting out streets and public land early; levels, flood lines and land rights on one plan.',
      },
      { title: 'Storm drainage', text: 'Drainage for flat towns: gradients, outfalls and maintenance.' },
      { title: 'Services', text: 'Water, waste, power and streets planned together, in affordable stages.' },
      {
        title: 'Return and resettlement',
        text: 'Serviced plots for returning families, above flood level and close to work.',
      },
    ],
  },
  {
    slug: 'materials-concrete-research',
    title: 'Materials and Concrete Research',
    shortTitle: 'Materials and Concrete',
    tagline: 'Testing our materials, and making the most of local ones',
    icon: 'materials',
    order: 70,
    about: text(`
Cement and steel travel a long way. Sand, stone, clay, grass and timber are available locally. Good engineering with local materials starts with understanding them: rock from the hills around Juba, sand deposited by the White Nile after each flood, laterite from Wau, and brick burnt on the river banks in wood-fired kilns.

The division makes testing affordable. It publishes methods for trial mixes with a bucket and a balance, compares results between laboratories, lists quarries and their test results, and studies how concrete performs in our climate: hot afternoons, wet ground, poor curing.

Its research has practical aims: less cement for the same strength, stabilised earth blocks in place of fired brick, gravel roads that last a season longer. Negative results are published too.`),
    themes: [
      {
        title: 'Concrete with local aggregate',
        text: 'Trial mixes, water demand, quality control on small sites, and durability.',
      },
      {
        title: 'Earth, brick and lime',
        text: 'Stabilised blocks, better kilns, and lime for soils and mortars.',
      },
      {
        title: 'Laboratories and field tests',
        text: 'Shared procedures, inter-laboratory comparisons and test kits for remote sites.',
      },
      {
        title: 'Catalogue of sources',
        text: 'Quarries, borrow pits and sand banks: location, test results, access and owner.',
      },
    ],
  },
  {
    slug: 'education-professional-development',
    title: 'Education and Professional Development',
    shortTitle: 'Education and Development',
    tagline: 'Supporting engineers throughout their careers',
    icon: 'education',
    order: 80,
    about: text(`
South Sudan’s engineers have studied in Juba, Khartoum, Nairobi, Kampala, Cairo and further afield, in two languages and to many standards. Some lost years to war. The division supports the whole of a career: school and university, the first job, the licence and lifelong learning.

It provides student chapters with lectures, visits and books. It finds a mentor for every graduate, because a degree without supervised practice is only half an education. It organises short courses where members work, not only in the capital, and maintains the guidelines for continuing professional development, with a target of 40 hours a year.

It encourages girls who are good at mathematics but are told that engineering is not for them. It is also working with the authorities on a register of engineers with a single, fair route to entry.`),
    themes: [
      {
        title: 'Students and graduates',
        text: 'Student chapters, mentors, first jobs and help with licence reports.',
      },
      {
        title: 'Continuing education',
        text: 'Short courses and webinars, CPD records and recognition of learning at work.',
      },
      {
        title: 'Licensure',
        text: 'A public register, a professional examination and recognition of qualifications from abroad.',
      },
      { title: 'Women and young people', text: 'School visits, scholarships, networks and inclusive sites.' },
    ],
  },
]
