"""What a host runs and sees beside the bot itself: checks, copies, logs, figures. Each module is one of them."""
