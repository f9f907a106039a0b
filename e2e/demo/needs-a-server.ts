/**
 * Journeys that are about a process of a server, and so are not walked on the demo: every other one is, by the same
 * file. needs-a-server.test.ts sees that they are there.
 */
interface NeedsAServer {
  /** Of e2e/journeys, without `.spec.ts`. */
  file: string
  /** Whole titles; none: all of the file. */
  titles?: readonly string[]
  because: string
}

export const needsAServer: readonly NeedsAServer[] = [
  {
    file: 'elsewhere',
    because: 'Two servers, one of which signs people in for the other, and a captcha of a third.',
  },
  {
    file: 'development',
    because: 'What `npm run dev` starts, and compiles as it is asked for.',
  },
  {
    file: 'by-mail',
    because:
      'A server whose new addresses are to be confirmed; the demo takes them at once. demo/demo.spec.ts reads its mails.',
  },
  {
    file: 'accounts',
    titles: ['she registers where her browser offers less, as over http in the network of a club'],
    because: 'Plain http, where browsers lend no locks to tabs: the demo says that it needs https.',
  },
  {
    file: 'another-way-in',
    because: 'A server that asks services, wallets and organisations, and sends SMS: none of it is in a browser.',
  },
  {
    file: 'second-steps',
    because: 'A server that sends SMS, takes passkeys and security keys, and asks another service.',
  },
  {
    file: 'sign-in',
    titles: [
      'what becomes of her session in one tab reaches the other, and one that is not to be remembered ends with the browser',
    ],
    because: 'Tabs of the demo are several people: each has a session of its own, which ends with the tab.',
  },
  {
    file: 'ways-in',
    titles: ['who comes back from where the link of a mail led her presses its button again'],
    because: 'A server that hands her session over to a program at another address.',
  },
  {
    file: 'lost-network',
    titles: ['her browser is offline: what she does fails and says so, and all goes on when the network is back'],
    because: 'The demo needs no network: its server is in her browser, and goes on.',
  },
  {
    file: 'media',
    titles: [
      'a cancelled upload is gone; the next one pauses, goes on while she is elsewhere, without a network and after a reload, and is sent by one of two tabs',
    ],
    because: 'A line that is slow, and breaks: on the demo a file goes over none, and is there at once.',
  },
  {
    file: 'two-tabs',
    because: 'Tabs of the demo are several people: each has posts of its own.',
  },
  {
    file: 'own-screens',
    because:
      'A feed of which each word is known: that of the demo is full of what its people wrote, which no language changes.',
  },
  {
    file: 'pages',
    titles: [
      'without scripts she reads on in her language, chooses another and the appearance, writes to the operator, searches the market, and is told what needs scripts',
      'without loading the product a page of words goes on in the language of its address until she chooses, opens its menu, changes its appearance and language, and sends what she writes, which stays there when the line is down',
    ],
    because: 'Pages that a server draws, read without scripts; the demo is scripts, and says so where there are none.',
  },
  {
    file: 'public-pages',
    titles: [
      'every public page tells machines what it is, and who has no scripts what it says, in both languages, in valid HTML; so do those of somebody, until she hides',
      'the screens of ways in, and of what is not there, are valid HTML',
      'language, appearance and a message are sent by a form without scripts',
    ],
    because: 'What a server draws and takes without scripts, for programs and people; the demo is scripts.',
  },
  {
    file: 'shell',
    titles: [
      'each public page has its title, one main heading, and one address for search engines',
      'light and dark come from the server as she chose them',
    ],
    because: 'What a server answers to the first request; a host of files knows no more than its files.',
  },
  {
    file: 'still',
    because: 'What she does on a page that a server drew before the product is there; the demo draws its pages itself.',
  },
]

/** Parts of journeys that the demo leaves out, by file: each asks `isDemo()` as often. */
export const leavesOut: Readonly<Record<string, { times: number; because: string }>> = {
  accounts: {
    times: 3,
    because:
      'A profile that does not come in time: the demo asks again by itself. A page that is still to come as she signs out: its scripts are files that no journey holds up. A new start of the browser: sessions of the demo end with the tab.',
  },
  'main-job': {
    times: 6,
    because:
      "The server is killed on the way: demo/tabs.spec.ts closes the tab that has the database and ends its worker. The world's people like the post too.",
  },
  messages: {
    times: 1,
    because: "A screen's script that is still to come: those of the demo are files that no journey holds up.",
  },
  notifications: {
    times: 1,
    because: "How many are unread, and who alone likes: the world's people like her post too.",
  },
  shell: {
    times: 1,
    because: 'Where nobody new is taken nothing asks to join: the demo takes everybody.',
  },
  'sign-in': {
    times: 2,
    because:
      'What one tab of hers sees of the other: tabs of the demo are several people. And a browser that keeps nothing: the demo is what it keeps.',
  },
  teams: {
    times: 1,
    because: 'The status of an address that is not there: a host of files sends its one page, which says so.',
  },
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** For Playwright: it compares them with `journeys/feed.spec.ts title`. */
export const serverOnly: RegExp[] = needsAServer.flatMap(({ file, titles }) => {
  const journey = `journeys/${escaped(file)}\\.spec\\.ts `
  return titles?.map((title) => new RegExp(`${journey}${escaped(title)}$`)) ?? [new RegExp(journey)]
})
