/// The practice text of `scribe --tutor`. It is a document without a name: nothing is written unless
/// the reader saves it.
enum Tutor {
  static let text = """
    # Scribe in ten minutes

    This is a text to practise on. Change whatever you like: it has no file, and Ctrl-Q and then `d`
    throws it away. The last line of the screen names the keys that matter now; F1 lists all of them.
    Esc leaves whatever is open and never loses text.

    ## 1. Move and type

    Go down with the arrows to the next line, to its end with End, and type a word.

    - This line wants an end:

    Ctrl-Z takes it back, Ctrl-Y does it again. Ctrl with the arrows goes by words, Alt-E by sentences,
    Ctrl-Home to the top; Alt-, (Alt and the comma) goes back to where you were.

    ## 2. Select

    Put the caret into the word *orchard* and press Ctrl-D several times: the word, the sentence, the
    paragraph, the section. Ctrl-U goes back. Shift with the arrows selects too, and so does the mouse.

    The orchard stood behind the mill. Nobody had pruned it for years.

    ## 3. Let it proofread

    Put the caret into the paragraph below, press Ctrl-T and then Tab until the panel says “paragraph”,
    then `p`. Nothing is changed until you say so: `y` takes a change and goes on, `n` leaves it, Tab
    moves, Enter accepts what you have seen. Ctrl-Z afterwards takes all of it back at once.

    The the meeting was held on monday, and everyone were there. Their was no coffee, wich nobody
    minded.

    ## 4. Say it shorter

    In the next paragraph: Ctrl-T, then `c`. Space shows the original and the new in turn.

    In order to make a decision, it is necessary that we take into consideration the fact that the
    budget is limited in nature at this point in time.

    ## 5. Make a list

    In the next paragraph: Ctrl-T, then `l`.

    For the picnic we need bread, cheese, apples, a blanket and a knife.

    ## 6. Find and replace

    Ctrl-F and `colour` finds the first one; Ctrl-N goes on, Enter stays there. Ctrl-R replaces: type
    `colour`, Enter, `color`, Enter, then `y` for one, `n` to leave one, `a` for all that are left.

    The colour of the sea was no colour that had a name; a colour for winter.

    ## 7. Find everything else

    Ctrl-E opens the palette: type a few letters of what you want (try `count`), Enter does it. Alt-O
    lists the headings of this text. Ctrl-O opens a file, F4 lists those that are open.

    ## 8. Save and leave

    Ctrl-S asks for a name, since this text has none. Ctrl-Q leaves; if something is not saved it asks:
    `s` saves, `d` throws away, Esc stays.

    """
}
