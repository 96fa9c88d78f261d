### For hosts. What `python -m bot demo` prints.

demo-running =
    Play here: { $address }
    Press Ctrl-C to stop the demo. Your games are kept in { $file }.
# $variable is the option that may help.
demo-page-failed = I can't open the demo page: { $reason }. Try another port with { $variable }.
