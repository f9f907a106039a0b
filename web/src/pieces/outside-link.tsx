/**
 * An address that somebody wrote, in the midst of her words: it leads away, and nothing is told of where it was read.
 * With a direction of its own.
 */
export function OutsideLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} dir="ltr" rel="nofollow noopener ugc" target="_blank" className="link">
      {text}
    </a>
  )
}
