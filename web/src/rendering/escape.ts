const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** `</script>` inside a text must not end the element. */
export const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
