import { ButtonLink } from '@heraia/ui/button-link'
import { Disclosure } from '@heraia/ui/disclosure'
import { PageHeading } from '@heraia/ui/page-heading'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { learnText } from './articles/learn.ts'

export function LearnScreen() {
  const texts = useTexts(learnText)
  const { isAuthenticated } = useSession()
  const start = isAuthenticated
    ? { href: addresses.feed(), words: texts.toFeed }
    : { href: addresses.register(), words: texts.start }
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-14 px-4 py-10 md:py-16">
      <PageHeading
        size="cover"
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink href={start.href} tone="primary" size="large">
            {start.words}
          </ButtonLink>
        }
      />
      <section aria-labelledby="features">
        <h2 id="features" tabIndex={-1} className="text-2xl">
          {texts.featuresTitle}
        </h2>
        <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {texts.features.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t border-line pt-4">
              <span aria-hidden="true" className="title figures text-2xl text-accent-ink">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="faqs">
        <h2 id="faqs" tabIndex={-1} className="text-2xl">
          {texts.faqsTitle}
        </h2>
        <div className="mt-4">
          {texts.faqs.map(({ question, answer }) => (
            <Disclosure key={question} label={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </section>
      <section className="flex flex-wrap items-center gap-4">
        <h2 className="text-xl">{texts.closing}</h2>
        <ButtonLink href={addresses.contact()}>{texts.contact}</ButtonLink>
      </section>
    </div>
  )
}
